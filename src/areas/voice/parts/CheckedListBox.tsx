import { Button, Flex } from 'antd'
import type { ImportSummary } from '@/entities/shared/file'
import { Import, type ImportProps } from '@/kit/files/Import'
import type { ControlProps } from '@/kit/form/controls'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

export interface ListCounts {
  count: number
  failed: number
}
export const LIST = { key: 'list', label: 'messaging.list', kind: 'json', value: undefined } as const
const MAX_ROWS = 20_000

/** List of people, checked on upload. It is used only when the form is sent. */
export const CheckedListBox = <L extends ListCounts>({
  value,
  onChange,
  disabled,
  take,
  drop,
  ...props
}: ControlProps<L | undefined> &
  Pick<ImportProps, 'to' | 'can' | 'template' | 'headers' | 'columns'> & {
    take: (summary: ImportSummary) => L
    /** Called when a list is discarded. */
    drop?: (list: L) => void
  }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <Flex gap={12} align="center" wrap>
      {!disabled && (
        <Import
          {...props}
          name={t(LIST.label)}
          take={{
            text: t('messaging.useList'),
            none: t('messaging.noneGood'),
            use: (summary) => onChange?.(take(summary)),
          }}
          max={MAX_ROWS}
          apart
          holds
        />
      )}
      {value && <span>{t('messaging.listTaken', { n: count(value.count), failed: count(value.failed) })}</span>}
      {value && !disabled && (
        <Button
          type="link"
          size="small"
          onClick={() => {
            drop?.(value)
            onChange?.(undefined)
          }}
        >
          {t('messaging.dropList')}
        </Button>
      )}
    </Flex>
  )
}
