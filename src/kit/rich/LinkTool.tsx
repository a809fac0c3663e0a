import { LinkOutlined } from '@ant-design/icons'
import { type Editor, useEditorState } from '@tiptap/react'
import { Button, Input, Popover, Space, Tooltip } from 'antd'
import { useState } from 'react'
import { useT } from '@/locales'
import { isSafeLink } from './html'

export const LinkTool = ({ editor }: { editor: Editor }) => {
  const t = useT()
  const [typed, setTyped] = useState<string>()
  const active = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  const close = () => {
    setTyped(undefined)
    editor.commands.focus()
  }
  const href =
    typed && !/^([a-z][a-z\d+.-]*:|\/|#)/i.test(typed.trim()) ? `https://${typed.trim()}` : (typed?.trim() ?? '')
  const bad = href !== '' && !isSafeLink(href)
  const apply = () => {
    if (bad) return
    const chain = editor.chain().extendMarkRange('link')
    if (!href) chain.unsetLink().run()
    else if (editor.state.selection.empty && !active)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    close()
  }
  return (
    <Popover
      trigger="click"
      open={typed !== undefined}
      onOpenChange={(open) => setTyped(open ? String(editor.getAttributes('link').href ?? '') : undefined)}
      destroyOnHidden
      content={
        <div
          onKeyDown={(event) => {
            event.stopPropagation()
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) close()
          }}
        >
          <Space.Compact>
            <Input
              autoFocus
              value={typed}
              placeholder="https://"
              aria-label={t('rich.linkAddress')}
              status={bad ? 'error' : undefined}
              aria-invalid={bad}
              onChange={(event) => setTyped(event.target.value)}
              onPressEnter={(event) => {
                event.preventDefault()
                apply()
              }}
              style={{ width: 240 }}
            />
            <Button type="primary" disabled={bad} onClick={apply}>
              {t('kit.ok')}
            </Button>
          </Space.Compact>
          {bad && (
            <div role="alert" className="rich-fault">
              {t('rule.url')}
            </div>
          )}
        </div>
      }
    >
      <Tooltip title={t('rich.link')} open={typed === undefined ? undefined : false}>
        <Button
          type={active ? 'primary' : 'text'}
          size="small"
          icon={<LinkOutlined />}
          aria-label={t('rich.link')}
          aria-pressed={active}
        />
      </Tooltip>
    </Popover>
  )
}
