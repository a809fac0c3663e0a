import './reason.css'
import { Alert, Form } from 'antd'
import { reason, type Reason } from '@/entities/community/reason'
import { FormPanel } from '@/kit/form/FormPanel'
import { type TextKey, useT } from '@/locales'
import { NoticePreview } from './NoticePreview'
import { RemarkBox } from './RemarkBox'

const MIN = 5
type Words = Pick<Reason, 'remark'>

interface RemarkDialogProps {
  title: string
  /** Whom the words are for, as the label of what they receive, and that as a text with the place {reason}. */
  receiver: TextKey
  notice: TextKey
  /** Texts that are always offered, each with the words it stands for. */
  offered: readonly { label: string; words: string }[]
  /** What else it does. */
  effect?: string
  okText: string
  save: (words: string) => unknown
  onClose: () => void
}

/** Asks for a reason in words of one's own, of 5 to 100 characters, and shows what it is told as. */
export const RemarkDialog = ({
  title,
  receiver,
  notice,
  offered,
  effect,
  okText,
  save,
  onClose,
}: RemarkDialogProps) => {
  const t = useT()
  return (
    <FormPanel<Words>
      open
      asWindow
      danger
      name={`remark.${notice}`}
      title={title}
      initial={{}}
      saveText={okText}
      // Whoever asked tells what was done, and what was not.
      done=""
      save={({ remark }) => save(remark.trim())}
      onClose={onClose}
    >
      {({ form, Field }) => (
        <>
          {effect && <Alert type="warning" showIcon title={effect} className="reason-effect" />}
          <Field
            of={reason.remark}
            required
            check={(value) => ([...String(value ?? '').trim()].length < MIN ? t('reason.otherNeeds') : undefined)}
          >
            <RemarkBox offered={offered} />
          </Field>
          <Form.Item<Words> noStyle shouldUpdate>
            {() => (
              <NoticePreview label={receiver} notice={notice} words={form.getFieldValue('remark')?.trim() ?? ''} />
            )}
          </Form.Item>
        </>
      )}
    </FormPanel>
  )
}
