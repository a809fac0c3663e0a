/** Questionnaire pages. Some may be missing for a role. */
export const PAPERS = '/paper/paper'
export const BANK = '/paper/question'
export const QUESTION = '/paper/question-detail'
export const QUESTION_FORM = '/paper/add-detail'
export const QUESTION_COPY = '/paper/Administration-detail'
export const PAPER_FORM = '/paper/add-paper'
/** Index of the form step that lists the faults that prevent a start. */
export const PAPER_CHECK = 3
export const PAPER = '/paper/look-paper'
export const PAPER_PUSH = '/paper/push-paper'
export const PAPER_FIGURES = '/paper/display-data'
export const SHEET = '/paper/look-paper-detail'
