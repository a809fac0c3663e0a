import { Alert, Button, Form, Skeleton } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as policies from '@/api/system/policies'
import type { PolicyInput } from '@/api/system/policies'
import { notify } from '@/api/notices'
import { is, withStates } from '@/entities/field'
import { policyStatus } from '@/entities/system/enums'
import { type Policy, policy } from '@/entities/system/policy'
import { Panel } from '@/kit/dialog/dialog'
import { Choice } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { Failed, useFresh } from '@/kit/data/load'
import type { Open } from '@/kit/page/opened'
import { useT } from '@/locales'
import { AGREEMENTS, nextVersion, type PolicyType } from '../kinds'
import { PolicyForm } from './PolicyForm'
import type { Publishing } from './PublishAsk'

export const agreementType = withStates(policy.type, (code) => is(code, ...AGREEMENTS))

type Versions = readonly Policy[]
const ofType = (versions: Versions, type: PolicyType | undefined): Versions =>
  versions.filter((row) => type !== undefined && is(row.type, type))
const numbersOf = (versions: Versions, type: PolicyType) => ofType(versions, type).map(({ versionNo }) => versionNo)
const draftOf = (versions: Versions, type: PolicyType | undefined) =>
  ofType(versions, type).find(({ status }) => is(status, policyStatus.draft))

interface FormProps {
  open: Open
  onClose: () => void
  onPublish: (row: Publishing) => void
}

const Waiting = ({ error, retry, onClose }: { error?: Error; retry: () => void; onClose: () => void }) => {
  const t = useT()
  return (
    <Panel open title={t('kit.edit')} width={4000} onClose={onClose}>
      {error ? <Failed error={error} retry={retry} /> : <Skeleton active paragraph={{ rows: 12 }} />}
    </Panel>
  )
}

export const EditAgreement = ({ id, open, onClose, onPublish }: FormProps & { id: string }) => {
  const t = useT()
  const { data, error, retry } = useFresh(policies.get.query({ id }, { quiet: true }))
  const [draft, setDraft] = useState<Policy>()
  const published = data !== undefined && !is(data.status, policyStatus.draft)
  useEffect(() => {
    if (published && !draft) open('view', id)
    else if (data && !draft) setDraft(data)
  }, [data, draft, id, open, published])
  if (!draft) return <Waiting error={error} retry={retry} onClose={onClose} />
  return (
    <PolicyForm
      name={id}
      title={t('policies.editOf', { name: draft.title })}
      initial={draft}
      kept={draft.content}
      save={(input) => policies.update({ id, ...input })}
      onClose={onClose}
      onPublish={onPublish}
    >
      {({ Field }) => (
        <Field of={agreementType} disabled>
          <Choice field={agreementType} />
        </Field>
      )}
    </PolicyForm>
  )
}

export const NewAgreement = ({
  from,
  preset,
  open,
  onClose,
  onPublish,
}: FormProps & { from?: string; preset?: PolicyType }) => {
  const t = useT()
  const known = useFresh(policies.list.query({ type: [...AGREEMENTS], pageSize: 500 }, { quiet: true }))
  const source = useFresh(policies.get.query({ id: from ?? '' }, { quiet: true }), { enabled: from !== undefined })
  const [start, setStart] = useState<{ versions: Policy[]; initial: Partial<PolicyInput> }>()
  const versions = known.data?.records
  const type = source.data?.type ?? preset
  const draft = draftOf(versions ?? [], type)
  useEffect(() => {
    if (!versions || start || (from !== undefined && !source.data)) return
    if (draft) {
      notify('info', t('policies.draftOpened'))
      open('edit', draft.id)
      return
    }
    const versionNo = type ? nextVersion(numbersOf(versions, type), source.data?.versionNo) : ''
    const { title = '', appTypes = [], content = '' } = source.data ?? {}
    setStart({
      versions,
      initial: { type, title, versionNo, appTypes, content, changeNote: '', confirmFlag: 0, startTime: '' },
    })
  }, [versions, start, from, source.data, draft, type, open, t])
  const failed = [known, source].find(({ error }) => error)
  if (!start) return <Waiting error={failed?.error} retry={failed?.retry ?? (() => {})} onClose={onClose} />
  return (
    <PolicyForm
      name={`new:${from ?? ''}`}
      title={t(from ? 'policies.newVersion' : 'policies.new')}
      initial={start.initial}
      save={policies.create}
      onClose={onClose}
      onPublish={onPublish}
    >
      {({ Field }) => <TypeField Field={Field} versions={start.versions} fixed={from !== undefined} open={open} />}
    </PolicyForm>
  )
}

const TypeField = ({
  Field,
  versions,
  fixed,
  open,
}: {
  Field: FormField<PolicyInput>
  versions: readonly Policy[]
  fixed: boolean
  open: Open
}) => {
  const t = useT()
  const form = Form.useFormInstance<PolicyInput>()
  const type = Form.useWatch<PolicyType | undefined>(policy.type.key, form)
  const proposed = useRef('')
  const draft = draftOf(versions, type)
  useEffect(() => {
    if (fixed || !type) return
    const next = nextVersion(numbersOf(versions, type))
    const present = form.getFieldValue('versionNo')
    if (!present || present === proposed.current) form.setFieldValue('versionNo', next)
    proposed.current = next
  }, [type, fixed, versions, form])
  return (
    <>
      <Field of={agreementType} disabled={fixed} check={() => (draft ? t('policies.draftExists') : undefined)}>
        <Choice field={agreementType} />
      </Field>
      {draft && (
        <Alert
          type="warning"
          showIcon
          className="space-below"
          title={t('policies.draftThere', { version: draft.versionNo })}
          action={
            <Button size="small" onClick={() => open('edit', draft.id)}>
              {t('policies.openDraft')}
            </Button>
          }
        />
      )}
    </>
  )
}
