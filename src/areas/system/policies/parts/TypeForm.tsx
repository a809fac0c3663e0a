import { Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import * as policies from '@/api/system/policies'
import type { PolicyInput } from '@/api/system/policies'
import { optionOf } from '@/entities/field'
import { type Policy, policy } from '@/entities/system/policy'
import { Panel } from '@/kit/dialog/dialog'
import { Failed, useFresh } from '@/kit/data/load'
import { useT } from '@/locales'
import { clientsOf, nextVersion, type PolicyType } from '../kinds'
import { PolicyForm } from './PolicyForm'
import type { Publishing } from './PublishAsk'

/** Returns the initial values: the draft of the type, otherwise a copy of the text in force or of the planned one. */
const startOf = (
  type: PolicyType,
  title: string,
  from: Policy | null,
  draft: Policy | null,
  versions: readonly string[],
): Partial<PolicyInput> => {
  if (draft) return draft
  const appTypes =
    from?.appTypes ??
    policy.appTypes.of?.options
      .map(({ value }) => value)
      .filter((one) => clientsOf(type).of?.options.some(({ value }) => value === one))
  return {
    type,
    title: from?.title ?? title,
    versionNo: nextVersion(versions, from?.versionNo),
    // The values come from the field's own enumeration.
    appTypes: (appTypes ?? []) as Policy['appTypes'],
    content: from?.content ?? '',
    changeNote: '',
    confirmFlag: 0,
    startTime: '',
  }
}

export const TypeForm = ({
  type,
  onClose,
  onPublish,
}: {
  type: PolicyType
  onClose: () => void
  onPublish: (row: Publishing) => void
}) => {
  const t = useT()
  const state = useFresh(policies.getByType.query({ type }, { quiet: true }))
  const known = useFresh(policies.list.query({ type, pageSize: 500 }, { quiet: true }))
  const name = t(optionOf(policy.type.of, type)?.label ?? 'policy.type')
  const [start, setStart] = useState<{ initial: Partial<PolicyInput>; kept: string }>()
  useEffect(() => {
    if (start || !state.data || !known.data) return
    const { current, waiting, draft } = state.data
    const versions = known.data.records.map(({ versionNo }) => versionNo)
    setStart({ initial: startOf(type, name, waiting ?? current, draft, versions), kept: draft?.content ?? '' })
  }, [start, state.data, known.data, type, name])
  const failed = [state, known].find(({ error }) => error)
  if (!start)
    return (
      <Panel open title={t('kit.edit')} width={4000} onClose={onClose}>
        {failed?.error ? (
          <Failed error={failed.error} retry={failed.retry} />
        ) : (
          <Skeleton active paragraph={{ rows: 12 }} />
        )}
      </Panel>
    )
  return (
    <PolicyForm
      name={`type:${type}`}
      title={t('policies.editOf', { name })}
      {...start}
      save={policies.saveByType}
      onClose={onClose}
      onPublish={onPublish}
    />
  )
}
