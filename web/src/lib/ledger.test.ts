import { expect, it } from 'vitest';
import { ledger, filterLedger } from './ledger.ts';

const TEXT = `# Chess: the rules

Two sides.

## 1. Setting up

- **R1.1** White begins. [\`rules.begin\`; \`test_r1_1\`]
- **R1.2** *(ruling)* A lot decides who is **White**. [\`rules.begin\`]

## 2. Moves

- **R2.1** Pieces move in turn.
`;

it('takes the ledger apart and leaves out where the code is', () => {
  expect(ledger(TEXT)).toEqual([
    { kind: 'heading', text: 'Chess: the rules' },
    { kind: 'text', text: 'Two sides.' },
    { kind: 'heading', text: '1. Setting up' },
    { kind: 'rule', number: 'R1.1', text: 'White begins.', ruling: false },
    { kind: 'rule', number: 'R1.2', text: 'A lot decides who is White.', ruling: true },
    { kind: 'heading', text: '2. Moves' },
    { kind: 'rule', number: 'R2.1', text: 'Pieces move in turn.', ruling: false },
  ]);
});

it('finds rules by all of their words, with the heading above them', () => {
  expect(filterLedger(ledger(TEXT), 'white LOT').map((item) => item.text)).toEqual([
    '1. Setting up',
    'A lot decides who is White.',
  ]);
  expect(filterLedger(ledger(TEXT), 'R2.1').map((item) => item.text)).toEqual(['2. Moves', 'Pieces move in turn.']);
  expect(filterLedger(ledger(TEXT), 'castle')).toEqual([]);
});
