import { named } from '@/kit/show/format'
import * as policies from '@/api/system/policies'
import { is, withStates } from '@/entities/field'
import { policyStatus } from '@/entities/system/enums'
import { type Policy, policy } from '@/entities/system/policy'
import type { Action } from '@/kit/actions/actions'
import { choicesFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useFresh } from '@/kit/data/load'
import type { Open } from '@/kit/page/opened'
import { useT } from '@/locales'
import { isGuide, nextVersion, type PolicyType } from '../kinds'

const PUBLISHED = withStates(policy.status, (code) => code !== policyStatus.draft)
const FILTERS = [policy.versionNo, choicesFilter(PUBLISHED)]
const COLUMNS = [
  { ...policy.versionNo, kind: 'text' as const },
  policy.status,
  policy.title,
  policy.startTime,
  policy.endTime,
  policy.publishBy,
  policy.publishTime,
]
const SORT = { field: policy.startTime.key, order: 'desc' } as const
const nameOf = (row: Policy) => named(row.title, row.versionNo)

const STATES = [policyStatus.inForce, policyStatus.planned, policyStatus.past]

export const History = ({ type, open }: { type: PolicyType; open: Open }) => {
  const t = useT()
  const all = useFresh(policies.list.query({ type, pageSize: 500 }, { quiet: true }))
  const draft = all.data?.records.find((row) => is(row.status, policyStatus.draft))
  const copy = async (id: string) => {
    const { title, appTypes, content, versionNo } = await policies.get({ id })
    const next =
      draft?.versionNo ??
      nextVersion(
        (all.data?.records ?? []).map((row) => row.versionNo),
        versionNo,
      )
    await policies.saveByType({
      type,
      title,
      versionNo: next,
      appTypes,
      content,
      changeNote: '',
      startTime: '',
      ...(isGuide(type) ? {} : { confirmFlag: 0 }),
    })
  }
  const actions = (row: Policy): Action[] => {
    const status = Number(row.status)
    return [
      { label: 'policies.view', run: () => open('view', row.id) },
      { label: 'policies.compare', hide: status !== policyStatus.past, run: () => open('compare', row.id) },
      {
        label: 'policies.useAsDraft',
        next: true,
        can: 'policies.saveByType',
        hide: status !== policyStatus.inForce && status !== policyStatus.past,
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
  return (
    <ListScreen
      load={policies.list}
      also={{ type, status: STATES }}
      rowKey={policy.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      actions={actions}
    />
  )
}
