"""Proofs of the rules of Downforce, rule by rule; the ids are those of docs/rules-downforce.md."""
