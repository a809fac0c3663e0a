import { Drawer, Modal, Space } from 'antd'
import type { ReactNode } from 'react'

interface DialogProps {
  open: boolean
  title: ReactNode
  children?: ReactNode
  footer?: ReactNode
  width?: number
  onClose: () => void
}

/** A window over the page. Without transitions: an antd Modal that is open while its tab hides would break the tree on return. Closed windows keep nothing. */
export const Dialog = ({ open, title, children, footer = null, width = 520, onClose }: DialogProps) => (
  <Modal
    open={open}
    title={title}
    footer={footer}
    width={width}
    onCancel={onClose}
    transitionName=""
    maskTransitionName=""
    destroyOnHidden
    mask={{ closable: false }}
    centered
  >
    {children}
  </Modal>
)

/** A panel at the right edge for details and forms, with its actions at the foot. */
export const Panel = ({ open, title, children, footer, width = 720, onClose, extra }: DialogProps & { extra?: ReactNode }) => (
  <Drawer
    open={open}
    title={title}
    size={width}
    onClose={onClose}
    destroyOnHidden
    mask={{ closable: false }}
    extra={extra}
    footer={footer && <Space style={{ width: '100%', justifyContent: 'flex-end' }}>{footer}</Space>}
    styles={{ wrapper: { maxWidth: '100vw' } }}
  >
    {children}
  </Drawer>
)
