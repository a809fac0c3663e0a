import { Button, Flex } from 'antd'
import { useState } from 'react'
import * as activities from '@/api/community/socialActivities'
import type { TemplateInput } from '@/api/community/socialActivities'
import { checkType } from '@/entities/community/activity'
import { activityTemplate } from '@/entities/community/activityTemplate'
import { CANCELLED } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { FormApi } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { TemplatePicker } from './TemplatePicker'
import { useCheck } from './useCheck'

interface SaveAsTemplateProps {
  /** Code of `templateType`. */
  bizType: activities.TemplateInput['bizType']
  /** Preset: the form values, without those that differ each time. */
  content: Readonly<Record<string, unknown>>
  cover?: string
  onClose: () => void
}

const SaveAsTemplate = ({ bizType, content, cover, onClose }: SaveAsTemplateProps) => {
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
          // Names are unique within a type. The `bizType` of the check marks it as a template.
          return (await demand(checkType.template, { ...template, templateType: bizType }))
            ? activities.createTemplate({ ...template, bizType })
            : CANCELLED
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

interface Kept {
  content: Readonly<Record<string, unknown>>
  cover?: string
}

/**
 * Restarts a new activity from a template. If something was typed, it first confirms and keeps a draft, which the new
 * form offers to restore. `kept` also allows saving the form as a template.
 */
export const TemplateTools = ({
  api: { form, dirty, saveDraft },
  bizType,
  isNew,
  kept,
}: {
  api: Pick<FormApi<object>, 'dirty' | 'saveDraft'> & { form: { resetFields: () => void } }
  bizType: TemplateInput['bizType'] & number
  isNew: boolean
  kept?: () => Kept
}) => {
  const t = useT()
  const may = useMay()
  const { query, setQuery } = useScreen()
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<string>()
  const [saving, setSaving] = useState<Kept>()
  const begin = (templateId: string) => {
    if (dirty) saveDraft()
    setPicked(undefined)
    if (templateId === query.get('templateId')) form.resetFields()
    else setQuery({ templateId, copyId: undefined })
  }
  return (
    <Flex gap={8} wrap className="space-below">
      {isNew && may('socialActivities.listTemplates') && (
        <Button onClick={() => setOpen(true)}>{t('activities.useTemplate')}</Button>
      )}
      {kept && may('socialActivities.createTemplate') && (
        <Button onClick={() => setSaving(kept())}>{t('activities.saveTemplate')}</Button>
      )}
      {open && (
        <TemplatePicker
          bizType={bizType}
          onPick={(id) => {
            setOpen(false)
            if (id === undefined) return
            if (dirty) setPicked(id)
            else begin(id)
          }}
          onClose={() => setOpen(false)}
        />
      )}
      <ConfirmDialog
        question={
          picked === undefined
            ? undefined
            : { title: t('activities.useAsk'), effect: t('activities.useEffect'), okText: t('activities.useTemplate') }
        }
        busy={false}
        onOk={() => picked !== undefined && begin(picked)}
        onCancel={() => setPicked(undefined)}
      />
      {saving && <SaveAsTemplate bizType={bizType} {...saving} onClose={() => setSaving(undefined)} />}
    </Flex>
  )
}
