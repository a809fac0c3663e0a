import { useMemo } from 'react'
import { named } from '@/kit/format'
import * as policies from '@/api/policies'
import { policyStatus } from '@/entities/system/enums'
import { type Policy, policy } from '@/entities/system/policy'
import type { Action } from '@/kit/actions/actions'
import { several } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useFresh } from '@/kit/load'
import type { Open } from '@/kit/opened'
import { useT } from '@/locales'
import { isGuide, nextVersion, type PolicyType } from '../kinds'

const PUBLISHED = { ...policy.status, of: { ...policyStatus, options: policyStatus.options.filter(({ value }) => value !== 0) } }
const FILTERS = [policy.versionNo, several(PUBLISHED)]
const COLUMNS = [
  { ...policy.versionNo, kind: 'text' as const },
  policy.title,
  policy.status,
  policy.startTime,
  policy.endTime,
  policy.publishBy,
  policy.publishTime,
]
const SORT = { field: policy.startTime.key, order: 'desc' } as const
const nameOf = (row: Policy) => named(row.title, row.versionNo)

/** What was published of a type, newest first; any of it can become the draft again. */
export const History = ({ type, open }: { type: PolicyType; open: Open }) => {
  const t = useT()
  const all = useFresh(policies.list.query({ type, pageSize: 500 }, { quiet: true }))
  const load = useMemo(
    () => ({ query: (input: Parameters<typeof policies.list>[0]) => policies.list.query({ ...input, type, status: input.status ?? [1, 2, 3] }) }),
    [type],
  )
  const draft = all.data?.records.find((row) => Number(row.status) === 0)
  const copy = async (id: string) => {
    const { title, appTypes, content, versionNo } = await policies.get({ id })
    const next =
      draft?.versionNo ??
      nextVersion(
        (all.data?.records ?? []).map((row) => row.versionNo),
        versionNo,
      )
    await policies.saveByType({ type, title, versionNo: next, appTypes, content, changeNote: '', startTime: '', ...(isGuide(type) ? {} : { confirmFlag: 0 }) })
  }
  const actions = (row: Policy): Action[] => {
    const status = Number(row.status)
    return [
      { label: 'policies.view', run: () => open('view', row.id) },
      { label: 'policies.compare', hide: status !== 3, run: () => open('compare', row.id) },
      {
        label: 'policies.useAsDraft',
        can: 'policies.saveByType',
        hide: status !== 1 && status !== 3,
        disabled: !all.data,
        ask: {
          title: t('policies.askUse', { name: nameOf(row) }),
          effect: draft ? t('policies.useEffect', { version: draft.versionNo }) : undefined,
          danger: draft !== undefined,
        },
        run: () => copy(row.id),
        done: t('policies.usedAsDraft'),
      },
    ]
  }
  return <ListScreen load={load} rowKey={policy.id} nameOf={nameOf} filters={FILTERS} columns={COLUMNS} sort={SORT} actions={actions} />
}
