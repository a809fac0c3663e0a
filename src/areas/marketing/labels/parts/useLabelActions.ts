import * as labels from '@/api/marketing/labels'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type Label, labelStatus } from '@/entities/marketing/label'
import type { Action } from '@/kit/actions/actions'
import { statePair } from '@/kit/list/statePair'
import { useT } from '@/locales'
import { numberIn } from '@/lib/counts'

/** Switches labels on and off. A disabled label can no longer be chosen, but materials that carry it keep it. */
export const useLabelState = () => {
  const t = useT()
  const { head } = useViewer()
  return statePair<Label>(t, {
    can: 'labels.setRank',
    isOn: ({ status }) => is(status, labelStatus.enabled),
    set: ({ id }, on) => labels.setRank({ id, status: on ? labelStatus.enabled : labelStatus.disabled }),
    on: { label: 'kit.enable', done: t('labels.enabled'), when: () => head },
    off: {
      label: 'kit.disable',
      done: t('labels.disabled'),
      when: () => head,
      ask: ({ labelName, useCount }) => ({
        title: t('labels.disableAsk', { name: labelName }),
        effect: t('labels.disableEffect', { count: numberIn(useCount) }),
      }),
    },
  })
}

/** Actions of a label; `removed` runs after its deletion. */
export const useLabelActions = () => {
  const t = useT()
  const { head } = useViewer()
  const state = useLabelState()
  return (row: Label, removed?: () => void): Action[] => [
    ...state.actions(row),
    {
      label: 'kit.delete',
      can: 'labels.remove',
      danger: true,
      hide: !head || is(row.status, labelStatus.enabled) || Number(row.useCount) > 0,
      ask: { title: t('materials.deleteAsk', { title: row.labelName }), effect: t('materials.deleteEffect') },
      run: () => labels.remove({ id: row.id }),
      done: t('materials.isDeleted'),
      leave: removed,
    },
  ]
}
