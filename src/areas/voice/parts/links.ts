/** Pages about questionnaires, of which some may not be there for a role. */
export const BANK = '/paper/question'
export const QUESTION = '/paper/question-detail'
export const QUESTION_FORM = '/paper/add-detail'
export const QUESTION_COPY = '/paper/Administration-detail'
export const PAPER_FORM = '/paper/add-paper'
export const PAPER = '/paper/look-paper'
export const SHEET = '/paper/look-paper-detail'
export const PUSH_PAPER = '/paper/push-paper'
