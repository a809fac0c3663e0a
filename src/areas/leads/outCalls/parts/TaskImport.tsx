import { Form } from 'antd'
import * as outCall from '@/api/leads/outCall'
import { outCallDetail } from '@/entities/leads/outCallDetail'
import { useRecheck } from '@/kit/form/Form'
import { useT } from '@/locales'
import { LeadImport } from '../../parts/LeadImport'
import { CallFields } from './TaskForm'

/** The columns of the template, as the server reads them. */
const HEADERS = ['客户姓名', '手机号', '省份', '城市', '意向车系', '备注']
const COLUMNS = { 手机号: { ...outCallDetail.phone, required: true, rule: 'mobile' } } as const
const UNIQUE = ['手机号']
const MAX_ROWS = 5000
const INITIAL = { callWindow: '09:00-20:00' }

/** Makes a task of a list of numbers; asks how they are to be called. */
export const TaskImport = () => {
  const t = useT()
  const [form] = Form.useForm()
  const { changed, Field } = useRecheck(form)
  const read = async () => {
    const values = await form.validateFields().catch(() => undefined)
    return values && Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value).trim()]))
  }
  return (
    <LeadImport
      code="import_outcall"
      name={t('outCall.numbers')}
      to={outCall.importTask}
      can="outCall.importTask"
      headers={HEADERS}
      columns={COLUMNS}
      unique={UNIQUE}
      max={MAX_ROWS}
      fields={{
        read,
        body: (
          <Form form={form} layout="vertical" initialValues={INITIAL} preserve={false} onValuesChange={changed}>
            <CallFields Field={Field} />
          </Form>
        ),
      }}
    />
  )
}
