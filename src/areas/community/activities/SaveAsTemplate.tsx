import * as activities from '@/api/community/socialActivities'
import { checkType } from '@/entities/community/activity'
import { activityTemplate } from '@/entities/community/activityTemplate'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { useCheck } from './useCheck'

interface SaveAsTemplateProps {
  /** What it makes: see templateType. */
  bizType: activities.TemplateInput['bizType']
  /** The preset: the values of the form, without those that differ each time. */
  content: Readonly<Record<string, unknown>>
  cover?: string
  onClose: () => void
}

/** Keeps what stands in a form as a template under a name. */
export const SaveAsTemplate = ({ bizType, content, cover, onClose }: SaveAsTemplateProps) => {
  const t = useT()
  const { demand, window } = useCheck()
  return (
    <>
      <FormPanel<{ templateName: string; remark: string }>
        open
        asWindow
        name="saveAsTemplate"
        title={t('activities.saveTemplate')}
        initial={{}}
        done={t('activities.templateSaved')}
        save={async ({ templateName, remark }) => {
          const template = { templateName, remark, cover, content }
          // Names are unique among those of a kind; `bizType` of what is looked at says that it is a template.
          await demand(checkType.template, { ...template, templateType: bizType })
          await activities.createTemplate({ ...template, bizType })
        }}
        onClose={onClose}
      >
        {({ Field }) => (
          <>
            <Field of={activityTemplate.templateName} />
            <Field of={activityTemplate.remark} />
          </>
        )}
      </FormPanel>
      {window}
    </>
  )
}
