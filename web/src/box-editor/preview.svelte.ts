import { api } from '../lib/api.ts';
import { preferences } from '../lib/preferences.svelte.ts';
import { Table } from '../lib/table.svelte.ts';
import { lobby } from '../lobby/lobby.svelte.ts';
import type { BoxEditor } from './box-editor.svelte.ts';

/** A table for each preview of an open editor: a board never sees half of one box and half of another. */
export function dealPreviews(editor: BoxEditor): void {
  let sentences = $state('');
  void api.sentences(editor.game, preferences.language).then((said) => (sentences = said));
  $effect(() => {
    if (!editor.preview || !sentences) return;
    const dealt = new Table<never>();
    dealt.info = editor.preview.table;
    dealt.game = lobby.games.find((one) => one.key === editor.game) ?? null;
    dealt.words = { language: preferences.language, sentences, box: editor.preview.box };
    dealt.view = editor.preview.view as never;
    editor.table = dealt;
  });
}
