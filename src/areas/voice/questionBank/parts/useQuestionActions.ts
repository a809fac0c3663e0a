import * as questionnaires from '@/api/voice/questionnaires'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { type Question, questionStatus as states } from '@/entities/voice/question'
import type { Action } from '@/kit/actions/actions'
import { statePair } from '@/kit/list/statePair'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { QUESTION_COPY, QUESTION_FORM } from '../../parts/links'

export const questionName = ({ title }: Pick<Question, 'title'>): string => plain(title)
const isPublished = ({ status }: Question) => is(status, states.published)

/** Actions on a question of the bank by its state. `leave` is called if the action removes the page's record. */
export const useQuestionActions = (leave?: () => void) => {
  const t = useT()
  const { go } = useScreen()
  const { head } = useViewer()
  const shelf = statePair<Question>(t, {
    can: 'questionnaires.setQuestionShelf',
    isOn: isPublished,
    set: ({ id }, on, options) =>
      questionnaires.setQuestionShelf({ id, status: on ? states.published : states.unpublished }, options),
    on: {
      label: 'questionBank.publish',
      done: (row) => t('questionBank.published', { name: questionName(row) }),
      next: true,
    },
    off: {
      label: 'questionBank.unpublish',
      done: (row) => t('questionBank.unpublished', { name: questionName(row) }),
      ask: (row) => ({ title: t('questionBank.unpublishAsk', { name: questionName(row) }) }),
      effect: 'questionBank.unpublishEffect',
    },
  })
  const of = (row: Question): Action[] => {
    if (!head) return []
    const name = questionName(row)
    const count = numberIn(row.useCount) ?? 0
    const isOn = isYes(row.topFlag)
    return [
      ...shelf.actions(row),
      {
        label: 'kit.edit',
        can: 'questionnaires.updateQuestion',
        hide: isPublished(row),
        run: () => go(to(QUESTION_FORM, { id: row.id })),
      },
      {
        label: 'kit.duplicate',
        can: 'questionnaires.createQuestion',
        run: () => go(to(QUESTION_COPY, { id: row.id })),
      },
      {
        label: isOn ? 'questionBank.unpin' : 'questionBank.pin',
        can: 'questionnaires.topQuestion',
        hide: !isPublished(row),
        run: () => questionnaires.topQuestion({ id: row.id, topFlag: isOn ? 0 : 1 }),
        done: t(isOn ? 'questionBank.unpinned' : 'questionBank.pinned', { name }),
      },
      {
        label: 'kit.delete',
        can: 'questionnaires.removeQuestion',
        danger: true,
        hide: isPublished(row),
        ask: {
          title: t('questionBank.deleteAsk', { name }),
          effect: count > 0 ? t('questionBank.used', { count }) : undefined,
        },
        run: () => questionnaires.removeQuestion({ id: row.id }),
        done: t('questionBank.deleted'),
        leave,
      },
    ]
  }
  return { of, shelf, head }
}
