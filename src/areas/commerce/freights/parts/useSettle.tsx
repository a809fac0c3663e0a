import { type ReactNode, useState } from 'react'
import type { FreightRegion } from '@/entities/commerce/freight'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { FormApi } from '@/kit/form/Form'
import { useT } from '@/locales'
import { type Province, shared, without } from '../regions'
import type { FreightValues } from '../freightValues'

export type Settle = (regions: FreightRegion[], provinces: readonly Province[]) => void

/**
 * Resolves, with a question, a region that is both in a rule and excluded from delivery by removing it from one of
 * the two.
 */
export const useSettle = ({ body }: FormApi<FreightValues>): { settle: Settle; question: ReactNode } => {
  const t = useT()
  const [asked, setAsked] = useState<{ both: FreightRegion[]; provinces: readonly Province[] }>()
  const write = (values: FreightValues) => {
    body.form.setFieldsValue(values)
    body.onValues(values)
  }
  const now = (): FreightValues => body.form.getFieldsValue(true)
  const settle: Settle = (regions, provinces) => {
    const { rules = [], noSendRegions = [] } = now()
    const both = shared(
      regions,
      shared(
        noSendRegions,
        rules.flatMap((rule) => rule.regions ?? []),
      ),
    )
    if (both.length > 0) setAsked({ both, provinces })
  }
  const question = (
    <ConfirmDialog
      question={
        asked && {
          title: t('freight.whichWins'),
          more: asked.both.map(({ name }) => name).join(' / '),
          effect: t('freight.whichEffect'),
          okText: t('freight.noSendWins'),
          cancelText: t('freight.ruleWins'),
        }
      }
      busy={false}
      onCancel={() => {
        const { rules = [], noSendRegions = [] } = now()
        const charged = rules.flatMap((rule) => rule.regions ?? [])
        if (asked) write({ noSendRegions: without(noSendRegions, charged, asked.provinces) })
        setAsked(undefined)
      }}
      onOk={() => {
        const { rules = [], noSendRegions = [] } = now()
        if (asked)
          write({
            rules: rules.map((rule, at) =>
              at === 0 ? rule : { ...rule, regions: without(rule.regions ?? [], noSendRegions, asked.provinces) },
            ),
          })
        setAsked(undefined)
      }}
    />
  )
  return { settle, question }
}
