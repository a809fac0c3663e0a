import * as policies from '@/api/system/policies'
import { is } from '@/entities/field'
import { policyStatus } from '@/entities/system/enums'
import type { Policy } from '@/entities/system/policy'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'
import { sweepUploads } from '../uploads'

/** A draft beside a published text is discarded; one in the list of versions is deleted. */
const WORDS = {
  draft: { label: 'policies.discard', ask: 'policies.askDiscard', done: 'policies.discarded' },
  version: { label: 'kit.delete', ask: 'policies.askDelete', done: 'policies.deleted' },
} as const

const named = (row: Policy) => ({ name: `${row.title} ${row.versionNo}` })

/** Withdraws a publication that is not in force yet, and discards a draft; the same on every page (R-STATE-96). */
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
  const discard = (row: Policy, as: keyof typeof WORDS): Action => ({
    label: WORDS[as].label,
    can: 'policies.remove',
    danger: true,
    hide: !is(row.status, policyStatus.draft),
    ask: {
      title: t(WORDS[as].ask, named(row)),
      effect: t('policies.deleteEffect'),
    },
    run: async () => {
      await policies.remove({ id: row.id })
      sweepUploads(row.type)
    },
    done: t(WORDS[as].done),
  })
  return { withdraw, discard }
}
