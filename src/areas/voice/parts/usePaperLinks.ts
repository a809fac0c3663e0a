import * as questionnaires from '@/api/voice/questionnaires'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { mayHaveAnswers, type Questionnaire, questionnaireStatus } from '@/entities/voice/questionnaire'
import type { Action } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { downloadFile } from '@/kit/files/files'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { PAPER_FIGURES, PAPER_PUSH } from './links'

type Row = Pick<Questionnaire, 'id' | 'status' | 'answerCount'>

export const usePaperLinks = () => {
  const { head } = useViewer()
  const linkTo = usePermittedLinks()
  const { act } = useAction()
  return {
    push: (row: Row): Action => {
      const open = linkTo(PAPER_PUSH, { id: row.id })
      return {
        label: 'paperActions.push',
        next: true,
        hide: !open || !head || !is(row.status, questionnaireStatus.collecting),
        run: () => open?.(),
      }
    },
    figures: (row: Row): Action => {
      const open = linkTo(PAPER_FIGURES, { id: row.id })
      return { label: 'paperActions.figures', hide: !open || !mayHaveAnswers(row), run: () => open?.() }
    },
    exportAnswers: (row: Row): Action => ({
      label: 'paperActions.exportAnswers',
      can: 'questionnaires.exportAnswers',
      hide: !mayHaveAnswers(row),
      run: () => act(() => downloadFile(questionnaires.exportAnswers, { paperId: row.id }), { keep: true }),
    }),
  }
}
