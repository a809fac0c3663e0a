import * as labels from '@/api/marketing/labels'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type Label, labelStatus } from '@/entities/marketing/label'
import type { Action } from '@/kit/actions/actions'
import type { Question } from '@/kit/dialog/ask'
import { type Translate, useT } from '@/locales'
import { numberIn } from '@/lib/counts'

/** What is asked before a label is switched off: it can be chosen no more, and what carries it keeps it. */
export const disableQuestion = (t: Translate, { labelName, useCount }: Label): Question => ({
  title: t('labels.disableAsk', { name: labelName }),
  effect: t('labels.disableEffect', { count: numberIn(useCount) }),
  okText: t('labels.disable'),
})

/** What switches a label on and off and deletes it; `removed` follows its deletion. */
export const useLabelActions = () => {
  const t = useT()
  const { head } = useViewer()
  return (row: Label, removed?: () => void): Action[] => {
    const isOn = is(row.status, labelStatus.enabled)
    const { id, labelName } = row
    if (!head) return []
    return [
      {
        label: 'labels.disable',
        can: 'labels.setRank',
        hide: !isOn,
        ask: disableQuestion(t, row),
        run: () => labels.setRank({ id, status: labelStatus.disabled }),
        done: t('labels.disabled'),
      },
      {
        label: 'labels.enable',
        can: 'labels.setRank',
        hide: isOn,
        run: () => labels.setRank({ id, status: labelStatus.enabled }),
        done: t('labels.enabled'),
      },
      {
        label: 'materials.delete',
        can: 'labels.remove',
        danger: true,
        hide: isOn || Number(row.useCount) > 0,
        ask: { title: t('materials.deleteAsk', { title: labelName }), effect: t('materials.deleteEffect') },
        run: () => labels.remove({ id }),
        done: t('materials.isDeleted'),
        leave: removed,
      },
    ]
  }
}
