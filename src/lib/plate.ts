/** True for a mainland licence plate: seven characters, or eight for a new-energy car. */
export const isPlate = (text: string): boolean =>
  /^[京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼川贵云藏渝陕甘青宁新][A-HJ-NP-Z]([A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳]|[A-HJ-NP-Z0-9]{6})$/.test(
    text,
  )

export const isInvoiceNo = (text: string): boolean => /^(\d{8}|\d{20})$/.test(text)
