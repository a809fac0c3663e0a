import { Button, Flex } from 'antd'
import { useState } from 'react'
import type { TemplateInput } from '@/api/community/socialActivities'
import { Ask } from '@/kit/dialog/ask'
import type { FormApi } from '@/kit/form/Form'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { SaveAsTemplate } from './SaveAsTemplate'
import { TemplatePicker } from './TemplatePicker'

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
      <Ask
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
