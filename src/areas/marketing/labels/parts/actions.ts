import * as labels from '@/api/labels'
import type { Label } from '@/entities/marketing/label'
import type { Action } from '@/kit/actions/actions'
import type { Question } from '@/kit/actions/ask'
import { type Translate, useT } from '@/locales'
import { useMaterialViewer } from '../../parts/material'

const ON = 1

/** What is asked before a label is switched off: it can be chosen no more, and what carries it keeps it. */
export const disableQuestion = (t: Translate, { labelName, useCount }: Label): Question => ({
  title: t('labels.disableAsk', { name: labelName }),
  effect: t('labels.disableEffect', { count: Number(useCount) }),
  okText: t('labels.disable'),
})

/** What switches a label on and off and deletes it; `removed` follows its deletion. */
export const useLabelActions = () => {
  const t = useT()
  const { hq, writes } = useMaterialViewer()
  return (row: Label, removed?: () => void): Action[] => {
    const isOn = Number(row.status) === ON
    const { id, labelName } = row
    if (!hq || !writes) return []
    return [
      {
        label: 'labels.disable',
        can: 'labels.setRank',
        hide: !isOn,
        ask: disableQuestion(t, row),
        run: () => labels.setRank({ id, status: 0 }),
        done: t('labels.disabled'),
      },
      { label: 'labels.enable', can: 'labels.setRank', hide: isOn, run: () => labels.setRank({ id, status: 1 }), done: t('labels.enabled') },
      {
        label: 'materials.delete',
        can: 'labels.remove',
        danger: true,
        hide: isOn || Number(row.useCount) > 0,
        ask: { title: t('materials.deleteAsk', { title: labelName }), effect: t('materials.deleteEffect'), danger: true, okText: t('materials.delete') },
        run: async () => {
          await labels.remove({ id })
          removed?.()
        },
        done: t('materials.isDeleted'),
      },
    ]
  }
}
