import { useQueryClient } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { useState } from 'react'
import * as activities from '@/api/community/socialActivities'
import { notify } from '@/api/notices'
import { useAction } from '@/kit/data/useAction'
import { Ask } from '@/kit/dialog/ask'
import type { FormApi } from '@/kit/form/Form'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { SaveAsTemplate } from '../../activities/SaveAsTemplate'
import { TemplatePicker } from '../../activities/TemplatePicker'
import { goneSeries, seriesQuery } from '../../parts/series'
import { type EnrollValues, presetOf, presetValues } from './values'

interface TemplateToolsProps {
  api: FormApi<EnrollValues>
  bizType: activities.TemplateInput['bizType'] & number
  isNew: boolean
}

/** Fills a new form from a template, after a question, and keeps what stands in a form as one. */
export const TemplateTools = ({ api, bizType, isNew }: TemplateToolsProps) => {
  const t = useT()
  const may = useMay()
  const client = useQueryClient()
  const { act, busy } = useAction()
  const [open, setOpen] = useState<'choose' | 'save'>()
  const [picked, setPicked] = useState<string>()
  const fill = async (id: string) => {
    const good = await act(
      async () => {
        const { content } = await activities.getTemplate({ id })
        const preset = presetValues(content)
        const codes = preset.seriesCodes ?? []
        const lost = codes.length ? goneSeries(await client.fetchQuery(seriesQuery()).catch(() => []), codes) : []
        for (const name of lost) notify('warning', t('activities.presetGone', { name }))
        const values = { ...preset, seriesCodes: codes.filter((code) => !lost.includes(code)) }
        // Some of the form's own values, each of its type.
        api.form.setFieldsValue(values as Parameters<typeof api.form.setFieldsValue>[0])
        api.body.onValues(values)
      },
      { keep: true },
    )
    if (good) setPicked(undefined)
  }
  return (
    <Space wrap className="space-below">
      {isNew && <Button onClick={() => setOpen('choose')}>{t('activities.useTemplate')}</Button>}
      {may('socialActivities.createTemplate') && (
        <Button onClick={() => setOpen('save')}>{t('activities.saveTemplate')}</Button>
      )}
      {open === 'choose' && (
        <TemplatePicker
          bizType={bizType}
          onPick={(id) => {
            setOpen(undefined)
            setPicked(id)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      <Ask
        question={
          picked === undefined
            ? undefined
            : { title: t('activities.useAsk'), effect: t('activities.useEffect'), okText: t('activities.useTemplate') }
        }
        busy={busy}
        onOk={() => picked !== undefined && void fill(picked)}
        onCancel={() => setPicked(undefined)}
      />
      {open === 'save' && (
        <SaveAsTemplate
          bizType={bizType}
          content={presetOf(api.form.getFieldsValue(true))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Space>
  )
}
