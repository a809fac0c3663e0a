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
  receiver: TextKey
  notice: TextKey
  offered: readonly { label: string; words: string }[]
  effect?: string
  okText: string
  save: (words: string) => unknown
  onClose: () => void
}

/** Dialog for a reason of 5 to 100 characters, with a preview of the message. */
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
      // The caller reports the result.
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
