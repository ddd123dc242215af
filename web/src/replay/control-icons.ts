/** The signs on the controls, each in a square of 512. Those that lead back are mirrored. */
export const CONTROL_ICONS = {
  play: 'M150,80L420,256L150,432Z',
  pause: 'M132,88h84v336h-84ZM296,88h84v336h-84Z',
  step: 'M170,120L374,256L170,392Z',
  turn: 'M84,120L256,256L84,392ZM256,120L428,256L256,392Z',
  end: 'M104,104L332,256L104,408ZM348,104h56v304h-56Z',
  unfold: 'M96,176L256,336L416,176L448,208L256,400L64,208Z',
};
