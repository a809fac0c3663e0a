import './reason.css'
import { Alert, Input } from 'antd'
import type { Reason } from '@/entities/community/reason'
import { f } from '@/entities/field'
import { FormPanel } from '@/kit/form/FormPanel'
import { plain } from '@/kit/show/format'
import { type TextKey, useT } from '@/locales'
import { ReasonFields } from './ReasonFields'

interface ReasonDialogProps {
  title: string
  /** How many items it is about; said where there are several. */
  count?: number
  /** What the author receives, as a text with the place {reason}. */
  notice: TextKey
  /** What else it does. */
  effect?: string
  /** What must be typed to go on: for what cannot be taken back. */
  typed?: string
  okText: string
  /** The reason that is chosen already. */
  code?: Reason['code']
  /** The words that stand there already. */
  remark?: string
  /** Words of one's own are needed whatever the reason. */
  needsRemark?: boolean
  /** What was found in it: a click takes it into the remark. */
  hits?: readonly string[]
  /** Told once it went well; '' where whoever asked tells it. */
  done: string
  save: (reason: Reason) => unknown
  onClose: () => void
}

/** What is typed to go on, beside the reason. */
interface Values extends Reason {
  typedName?: string
}
const TYPED = { ...f.text({ required: true }), key: 'typedName', label: 'reason.typed' } as const

/** Asks why something that users wrote is taken off, rejected or removed, and shows what its author receives. */
export const ReasonDialog = ({
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
}: ReasonDialogProps) => {
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
          {effect && <Alert type="warning" showIcon title={effect} className="reason-effect" />}
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
