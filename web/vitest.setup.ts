/** Test files share workers, which takes half the time: none may find the mocks and globals of another. */
import { afterAll, vi } from 'vitest';

vi.resetModules();
afterAll(() => void vi.unstubAllGlobals());
