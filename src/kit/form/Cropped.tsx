import ImgCrop from 'antd-img-crop'
import type { ReactElement, ReactNode } from 'react'
import { useT } from '@/locales'

/** The crop window offers no way to name its slider: what is drawn around it does, before anybody sees it. */
const NamedZoom = ({ name, children }: { name: string; children: ReactNode }) => (
  <div ref={(drawn) => drawn?.querySelector('[role=slider]')?.setAttribute('aria-label', name)}>{children}</div>
)

/** A window around an upload of one picture at a time, in which it is cut; what `beforeCrop` answers false for goes as it is. */
export const Cropped = ({
  aspect,
  beforeCrop,
  children,
}: {
  /** Width by height of what is cut out. */
  aspect: number
  beforeCrop: (file: File) => Promise<boolean>
  children: ReactElement
}) => {
  const t = useT()
  return (
    <ImgCrop
      aspect={aspect}
      modalTitle={t('upload.crop')}
      modalOk={t('kit.ok')}
      modalCancel={t('kit.cancel')}
      quality={0.9}
      fillColor="transparent"
      beforeCrop={beforeCrop}
      modalProps={{
        transitionName: '',
        maskTransitionName: '',
        modalRender: (window) => <NamedZoom name={t('upload.zoom')}>{window}</NamedZoom>,
      }}
    >
      {children}
    </ImgCrop>
  )
}
