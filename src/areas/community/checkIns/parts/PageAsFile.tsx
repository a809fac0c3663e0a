import { DownloadOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { notify } from '@/api/notices'
import type { Field } from '@/entities/field'
import { useAction } from '@/kit/data/useAction'
import { saveFile } from '@/kit/files/files'
import { useList } from '@/kit/list/place'
import { maskPhone, optionName, plain } from '@/kit/show/format'
import { prop } from '@/lib/json'
import { dayStamp, formatTime } from '@/lib/time'
import { useT } from '@/locales'

/** The rows of a list that are on the page, as a file made here: there is no call that exports them all, and it says so. */
export const PageAsFile = ({ name, fields }: { name: string; fields: readonly Field[] }) => {
  const t = useT()
  const { rows = [] } = useList()
  const { act, busy } = useAction()
  const textOf = (field: Field, value: unknown) =>
    field.of
      ? optionName(t, field, value)
      : field.kind === 'dateTime'
        ? formatTime(value)
        : field.kind === 'phone'
          ? maskPhone(plain(value))
          : plain(value)
  const save = async () => {
    const { default: writeExcelFile } = await import('write-excel-file/browser')
    const cells = [
      fields.map(({ label }) => t(label)),
      ...rows.map((row) => fields.map((field) => textOf(field, prop(row, field.key)))),
    ]
    const blob = await writeExcelFile(cells.map((row) => row.map((value) => ({ value })))).toBlob()
    saveFile(blob, `${name}_${dayStamp()}.xlsx`)
    notify('info', t('checkIns.onlyPage'))
  }
  return (
    <Tooltip title={rows.length === 0 ? t('list.nothingToExport') : t('checkIns.onlyPage')}>
      <Button
        icon={<DownloadOutlined />}
        loading={busy}
        disabled={rows.length === 0}
        onClick={() => void act(save, { keep: true })}
      >
        {t('list.export')}
      </Button>
    </Tooltip>
  )
}
