import { Button, Flex } from 'antd'
import { useState } from 'react'
import * as activities from '@/api/community/socialActivities'
import type { TemplateInput } from '@/api/community/socialActivities'
import { checkType } from '@/entities/community/activity'
import { activityTemplate } from '@/entities/community/activityTemplate'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { FormApi } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { TemplatePicker } from './TemplatePicker'
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

interface Kept {
  content: Readonly<Record<string, unknown>>
  cover?: string
}

/**
 * Begins a new activity anew as a template, after a question where something was typed: that is kept as a draft, which the form by the template offers
 * back. With `kept` it also keeps the form as a template.
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
