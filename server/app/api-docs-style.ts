/** The look of the API's page, over the tokens of the product's own sheet. */
export const style = `main{box-sizing:border-box;max-width:52rem;margin:0 auto;padding:var(--s-6) var(--s-4);overflow-wrap:anywhere}
section{margin-top:var(--s-6)}
h1{margin-bottom:var(--s-3)}
p,summary{margin-top:var(--s-2)}
summary{cursor:pointer;color:var(--soft)}
code,pre{font-size:var(--t-2)}
pre{padding:var(--s-4);overflow:auto;background:var(--raised);border-radius:var(--chip)}
table{width:100%;margin-top:var(--s-3);border-collapse:collapse;font-size:var(--t-2)}
th,td{padding:var(--s-2) var(--s-3) var(--s-2) 0;text-align:start;vertical-align:baseline;border-bottom:1px solid var(--line)}
`;
