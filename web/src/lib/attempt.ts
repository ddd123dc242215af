/** Does what the server may refuse; `shown` then shows why. */
export async function attempt(shown: { trouble: string }, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
    shown.trouble = '';
  } catch (error) {
    shown.trouble = (error as Error).message;
  }
}
