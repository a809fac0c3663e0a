import { Alert, Form } from 'antd'
import { type ReactNode, useRef } from 'react'
import * as files from '@/api/system/files'
import type { PolicyInput } from '@/api/system/policies'
import { is, isYes } from '@/entities/field'
import { policyType } from '@/entities/system/enums'
import { policy } from '@/entities/system/policy'
import { Choices, Moment } from '@/kit/form/controls'
import type { FormApi, FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { wordsOf } from '@/kit/rich/html'
import { RichText } from '@/kit/rich/RichText'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { clientsOf, isGuide, namesWaiting, type PolicyType } from '../kinds'
import { noteUploads, sweepUploads } from '../uploads'
import { Frames } from './Frames'
import type { Publishing } from './PublishAsk'

/** Minimum length of the content, counting pictures. */
const MIN_WORDS = 20

interface PolicyFormProps {
  /** Storage name of the drafts of the form. */
  name: string
  title: string
  initial: Partial<PolicyInput>
  /** Saved text of the draft. Its pictures must be kept even if this form is cancelled. */
  kept?: string
  save: (input: PolicyInput) => Promise<{ id: string }>
  onClose: () => void
  /** Opens the publication of the version that was just saved. */
  onPublish: (row: Publishing) => void
  children?: (form: FormApi<PolicyInput>) => ReactNode
}

const inputOf = (values: PolicyInput): PolicyInput => {
  const { type, title, versionNo, appTypes, content, changeNote = '', startTime = '', confirmFlag } = values
  return {
    type,
    title,
    versionNo,
    appTypes,
    content,
    changeNote,
    startTime,
    ...(isGuide(type) ? {} : { confirmFlag: confirmFlag ?? 0 }),
  }
}

export const PolicyForm = ({
  name,
  title,
  initial,
  kept = '',
  save,
  onClose,
  onPublish,
  children,
}: PolicyFormProps) => {
  const t = useT()
  const may = useMay()
  const saved = useRef<{ id: string; input: PolicyInput }>(undefined)
  const type = useRef(initial.type)
  return (
    <FormPanel
      open
      width={4000}
      title={title}
      name={`policy:${name}`}
      initial={initial}
      save={async (values) => {
        const input = inputOf(values)
        saved.current = { id: (await save(input)).id, input }
      }}
      done={t('policies.draftSaved')}
      saveText={t('policies.saveDraft')}
      also={
        may('policies.publish')
          ? {
              text: t('policies.savePublish'),
              then: () =>
                saved.current &&
                onPublish({ startTime: '', confirmFlag: 0, ...saved.current.input, id: saved.current.id }),
            }
          : undefined
      }
      onClose={() => {
        if (type.current) sweepUploads(type.current, saved.current?.input.content ?? kept)
        onClose()
      }}
    >
      {(api) => (
        <>
          <TypeWatch tell={(now) => (type.current = now)} />
          <div className="policy-editor">
            <div>
              {children?.(api)}
              <Fields Field={api.Field} />
            </div>
            <Preview />
          </div>
        </>
      )}
    </FormPanel>
  )
}

const useType = (): PolicyType | undefined => Form.useWatch<PolicyType | undefined>('type', { preserve: true })

const TypeWatch = ({ tell }: { tell: (type: PolicyType | undefined) => void }) => {
  tell(useType())
  return null
}

const Fields = ({ Field }: { Field: FormField<PolicyInput> }) => {
  const t = useT()
  const type = useType()
  const again: unknown = Form.useWatch(policy.confirmFlag.key)
  const required = !isGuide(type) && isYes(again)
  const clients = clientsOf(type)
  const notPast = (value: unknown) =>
    value && (toMillis(value) ?? 0) < Date.now() - 60_000 ? t('policies.notPast') : undefined
  const longEnough = (value: unknown) =>
    [...wordsOf(value).replace(/\s/g, '')].length < MIN_WORDS ? t('policies.tooShort', { min: MIN_WORDS }) : undefined
  return (
    <>
      <div className="two-columns">
        <Field of={policy.title} />
        <Field of={policy.versionNo} />
      </div>
      <Field of={policy.appTypes}>
        <Choices field={clients} />
      </Field>
      <div className="two-columns">
        <Field of={policy.startTime} hint={t('policies.startHint')} check={notPast}>
          <Moment earliest={formatTime(Date.now())} />
        </Field>
        {!isGuide(type) && <Field of={policy.confirmFlag} hint={t('policies.confirmHint')} />}
      </div>
      <Field of={policy.changeNote} required={required} needs={[policy.confirmFlag]} hint={t('policies.noteHint')} />
      <Field of={policy.content} check={longEnough}>
        <RichText
          to={files.uploadBatch}
          label={t('policy.content')}
          max={policy.content.max}
          onUploaded={(added) => type && noteUploads(type, added)}
        />
      </Field>
      {is(type, policyType.closure) && <WaitingHint />}
    </>
  )
}

const WaitingHint = () => {
  const t = useT()
  const content: unknown = Form.useWatch(policy.content.key)
  const words = wordsOf(content)
  return words === '' || namesWaiting(words) ? null : <Alert type="info" showIcon title={t('policies.waitingHint')} />
}

const Preview = () => {
  const values: Partial<PolicyInput> | undefined = Form.useWatch((all: Partial<PolicyInput>) => all)
  return (
    <aside className="policy-preview">
      <Frames title={values?.title ?? ''} content={values?.content ?? ''} clients={values?.appTypes ?? []} />
    </aside>
  )
}
