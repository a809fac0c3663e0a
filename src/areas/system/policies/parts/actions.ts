import * as policies from '@/api/system/policies'
import { is } from '@/entities/field'
import { policyStatus } from '@/entities/system/enums'
import type { Policy } from '@/entities/system/policy'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'
import { sweepUploads } from '../uploads'

const named = (row: Policy) => ({ name: `${row.title} ${row.versionNo}` })

/** Taking a publication back that still waits for its day, and throwing a draft away: the same on every page (R-STATE-96). */
export const useDraftActions = () => {
  const t = useT()
  const withdraw = (row: Policy): Action => ({
    label: 'policies.withdraw',
    can: 'policies.update',
    hide: !is(row.status, policyStatus.planned),
    ask: { title: t('policies.askWithdraw', named(row)), effect: t('policies.withdrawEffect') },
    run: () => policies.update({ id: row.id, status: policyStatus.draft }),
    done: t('policies.withdrawn'),
  })
  const discard = (row: Policy, label: 'kit.delete' | 'policies.discard'): Action => ({
    label,
    can: 'policies.remove',
    danger: true,
    hide: !is(row.status, policyStatus.draft),
    ask: {
      title: t(label === 'kit.delete' ? 'policies.askDelete' : 'policies.askDiscard', named(row)),
      effect: t('policies.deleteEffect'),
    },
    run: async () => {
      await policies.remove({ id: row.id })
      sweepUploads(row.type)
    },
    done: t(label === 'kit.delete' ? 'policies.deleted' : 'policies.discarded'),
  })
  return { withdraw, discard }
}
