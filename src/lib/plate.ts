/** Whether a text is a licence plate of the mainland: seven signs, eight of a car of new energy. */
export const isPlate = (text: string): boolean =>
  /^[京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼川贵云藏渝陕甘青宁新][A-HJ-NP-Z]([A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9挂学警港澳]|[A-HJ-NP-Z0-9]{6})$/.test(
    text,
  )

/** Whether a text is the number of an invoice: eight digits, or twenty of an electronic one. */
export const isInvoiceNo = (text: string): boolean => /^(\d{8}|\d{20})$/.test(text)
