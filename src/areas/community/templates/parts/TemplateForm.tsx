import { Form } from 'antd'
import * as socialActivities from '@/api/community/socialActivities'
import * as files from '@/api/system/files'
import { checkType } from '@/entities/community/activity'
import { type ActivityTemplate, activityTemplate, templateType } from '@/entities/community/activityTemplate'
import { Choice } from '@/kit/form/controls'
import { CANCELLED } from '@/kit/data/useAction'
import { FormPanel } from '@/kit/form/FormPanel'
import { ImageBox } from '@/kit/form/ImageBox'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { useCheck } from '../../activities/useCheck'
import { Preset } from './Preset'
import { initialOf, inputOf, type TemplateValues } from './templateValues'

const WIDTH = 4000
const MAX_NAME = 20

interface TemplateFormProps {
  row?: ActivityTemplate
  copied?: ActivityTemplate
  onClose: () => void
}

/** Form of a template. Its kind cannot be changed. The server checks it before it is saved. */
export const TemplateForm = ({ row, copied, onClose }: TemplateFormProps) => {
  const t = useT()
  const { demand, window } = useCheck()
  const from = row ?? copied
  const initial: Partial<TemplateValues> = from
    ? {
        ...initialOf(from),
        ...(!row && {
          templateName: [...t('templates.copyOf', { original: plain(from.templateName) })].slice(0, MAX_NAME).join(''),
        }),
      }
    : { bizType: templateType.enroll }
  const save = async (values: TemplateValues) => {
    const input = inputOf(values, from?.content)
    const { bizType, ...rest } = input
    if (!(await demand(checkType.template, { ...rest, templateType: bizType, id: row?.id }))) return CANCELLED
    return row
      ? socialActivities.updateTemplate({ id: row.id, ...rest, updateTime: row.updateTime })
      : socialActivities.createTemplate(input)
  }
  return (
    <>
      <FormPanel
        open
        width={WIDTH}
        name={`template.${row?.id ?? 'new'}`}
        title={row ? t('templates.editOf', { name: plain(row.templateName) }) : t('templates.new')}
        initial={initial}
        done={t('community.saved')}
        save={save}
        onClose={onClose}
      >
        {({ Field }) => (
          <div className="template-form">
            <Field of={activityTemplate.templateName} />
            <Field of={activityTemplate.bizType} disabled={!!from}>
              <Choice field={activityTemplate.bizType} />
            </Field>
            <Field of={activityTemplate.cover}>
              <ImageBox to={files.upload} megabytes={2} aspect={16 / 9} />
            </Field>
            <Field of={activityTemplate.remark} />
            <h3 className="section-title">{t('templates.preset')}</h3>
            <p className="quiet">{t('templates.presetHint')}</p>
            <Form.Item<TemplateValues> noStyle shouldUpdate={(a, b) => a.bizType !== b.bizType}>
              {({ getFieldValue }) => <Preset kind={getFieldValue('bizType')} Field={Field} />}
            </Form.Item>
          </div>
        )}
      </FormPanel>
      {window}
    </>
  )
}
