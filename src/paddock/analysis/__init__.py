"""Analysis in the browser: kernels as files of the page, and races as rows for them."""
