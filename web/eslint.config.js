import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/lib/wire.ts']), // made by `make types`
  js.configs.recommended,
  typescript.configs.strict,
  typescript.configs.stylistic,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }], // `== null`: neither told nor known
      'max-len': ['error', { code: 120 }], // Prettier breaks neither comments nor strings
      'no-console': 'error',
      'no-else-return': 'error',
      'no-implicit-coercion': 'error',
      'no-lonely-if': 'error',
      'no-param-reassign': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: 'The content policy forbids it: use style:property.',
        },
      ],
      'no-unneeded-ternary': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': 'error',
      'prefer-arrow-callback': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-shadow': 'error',
      '@typescript-eslint/no-unused-vars': 'off', // svelte-check finds it, and is not slower for it
      // Off: a place on a map has a projection, a seat at the table has a card. Who is wrong about that fails at once.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'svelte/block-lang': ['error', { script: 'ts' }],
      'svelte/no-target-blank': 'error',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$state'] }],
      'svelte/valid-style-parse': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    // Rules that ask for types would take four times as long in components; svelte-check looks at the types there.
    files: ['**/*.ts'],
    extends: [typescript.configs.strictTypeCheckedOnly, typescript.configs.stylisticTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Off: an index that is not there gives undefined, and the types do not say so.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }], // paths are made of them
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
);
