import { StopOutlined } from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { type TextKey, useT } from '@/locales'
import type { Colour } from './palette'

/** Sets or removes the palette colour of the selected text (`ink`) or its background (`ground`). */
export const ColourTool = ({
  editor,
  mark,
  colours,
  label,
  icon,
}: {
  editor: Editor
  mark: 'ink' | 'ground'
  colours: readonly Colour[]
  label: TextKey
  icon: ReactNode
}) => {
  const t = useT()
  const chosen = useEditorState({ editor, selector: ({ editor: now }): unknown => now.getAttributes(mark).value })
  const has = typeof chosen === 'string'
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: [
          { key: '', label: t('rich.noColour'), icon: <StopOutlined /> },
          ...colours.map((one) => ({
            key: one.value,
            label: t(one.label),
            icon: <span className="rich-swatch" style={{ background: one.value }} />,
          })),
        ],
        selectable: true,
        selectedKeys: has ? [chosen] : [],
        onClick: ({ key }) => {
          const chain = editor.chain().focus()
          if (key) chain.setMark(mark, { value: key }).run()
          else chain.unsetMark(mark).run()
        },
      }}
    >
      <Button
        type={has ? 'primary' : 'text'}
        size="small"
        icon={icon}
        title={t(label)}
        aria-label={t(label)}
        aria-haspopup="menu"
      />
    </Dropdown>
  )
}
