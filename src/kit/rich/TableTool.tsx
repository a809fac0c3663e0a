import { TableOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/react'
import { Button, Dropdown } from 'antd'
import { type TextKey, useT } from '@/locales'

const STEPS: readonly (readonly [
  TextKey,
  'addRowAfter' | 'addColumnAfter' | 'deleteRow' | 'deleteColumn' | 'mergeOrSplit' | 'deleteTable',
])[] = [
  ['rich.rowAdd', 'addRowAfter'],
  ['rich.columnAdd', 'addColumnAfter'],
  ['rich.rowDelete', 'deleteRow'],
  ['rich.columnDelete', 'deleteColumn'],
  ['rich.merge', 'mergeOrSplit'],
  ['rich.tableDelete', 'deleteTable'],
]

export const TableTool = ({ editor }: { editor: Editor }) => {
  const t = useT()
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: STEPS.map(([label, key]) => ({ key, label: t(label), danger: key === 'deleteTable' })),
        onClick: ({ key }) => {
          const command = STEPS.find(([, name]) => name === key)?.[1]
          if (command) editor.chain().focus()[command]().run()
        },
      }}
    >
      <Button type="primary" size="small" icon={<TableOutlined />} aria-label={t('rich.tableTools')} />
    </Dropdown>
  )
}
