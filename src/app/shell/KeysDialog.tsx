import { Modal } from 'antd'
import { type TextKey, useT } from '@/locales'
import { closeOverlay, useOverlay } from '../overlay'
import { isMac } from './Navbar'

const KEYS: readonly { keys: string; text: TextKey }[] = [
  { keys: isMac ? '⌘ K' : 'Ctrl K', text: 'shell.keyPalette' },
  { keys: '?', text: 'shell.keyHelp' },
  { keys: isMac ? '⌘ S' : 'Ctrl S', text: 'shell.keySave' },
  { keys: isMac ? '⌘ Z' : 'Ctrl Z', text: 'shell.keyUndo' },
  { keys: '← →', text: 'shell.keyWalk' },
  { keys: 'Ctrl Shift ← →', text: 'shell.keyMove' },
  { keys: 'Delete', text: 'shell.keyClose' },
  { keys: 'Shift F10', text: 'shell.keyMenu' },
  { keys: '/', text: 'shell.keyFilters' },
  { keys: 'J K', text: 'shell.keyRows' },
  { keys: '␣', text: 'shell.keyTick' },
  { keys: 'Enter', text: 'shell.keyOpen' },
  { keys: 'A S D', text: 'shell.keyActions' },
  { keys: 'Esc', text: 'shell.keyEsc' },
]

export const KeysDialog = () => {
  const t = useT()
  const open = useOverlay((overlay) => overlay.open === 'keys')
  return (
    <Modal open={open} title={t('shell.keys')} footer={null} width={460} onCancel={() => closeOverlay('keys')}>
      <dl className="keys">
        {KEYS.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
