import './reason.css'
import { Alert, Input } from 'antd'
import type { Reason } from '@/entities/community/reason'
import { f } from '@/entities/field'
import { FormPanel } from '@/kit/form/FormPanel'
import { plain } from '@/kit/show/format'
import { type TextKey, useT } from '@/locales'
import { ReasonFields } from './ReasonFields'

interface ModerationDialogProps {
  title: string
  count?: number
  /** Text of the message to the author, with the placeholder {reason}. */
  notice: TextKey
  effect?: string
  /** Text that has to be typed to confirm an irreversible action. */
  typed?: string
  okText: string
  code?: Reason['code']
  remark?: string
  /** Requires a remark for every reason. */
  needsRemark?: boolean
  /** Words found in the content. A click adds one to the remark. */
  hits?: readonly string[]
  /** Success message. Empty if the caller reports it. */
  done: string
  save: (reason: Reason) => unknown
  onClose: () => void
}

interface Values extends Reason {
  typedName?: string
}
const TYPED = { ...f.text({ required: true }), key: 'typedName', label: 'reason.typed' } as const

export const ModerationDialog = ({
  title,
  count = 1,
  notice,
  effect,
  typed,
  okText,
  code,
  remark,
  hits,
  needsRemark,
  done,
  save,
  onClose,
}: ModerationDialogProps) => {
  const t = useT()
  return (
    <FormPanel<Values>
      open
      asWindow
      danger
      name={`reason.${notice}`}
      title={title}
      initial={{ ...(code !== undefined && { code }), ...(remark && { remark }) }}
      secret={['typedName']}
      saveText={okText}
      done={done}
      save={({ typedName: _typed, ...reason }) => save(reason)}
      onClose={onClose}
    >
      {({ form, Field, submit }) => (
        <>
          {count > 1 && <p>{t('reason.count', { count })}</p>}
          {effect && <Alert type="warning" showIcon title={effect} className="reason-effect lines" />}
          <ReasonFields
            form={form}
            Field={Field}
            notice={notice}
            hits={hits}
            needsRemark={needsRemark}
            submit={submit}
          />
          {typed !== undefined && (
            <Field
              of={TYPED}
              hint={t('kit.typeToConfirm', { name: typed })}
              check={(value) => (plain(value).trim() === typed ? undefined : t('reason.typedOther', { name: typed }))}
            >
              <Input autoComplete="off" />
            </Field>
          )}
        </>
      )}
    </FormPanel>
  )
}
